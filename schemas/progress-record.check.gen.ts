// @ts-nocheck
// Generated from the JSON Schemas in this folder by `npm run gen`. Do not edit.
import { ucs2length } from './checks.ts';
export const check: import('./index.ts').Check = validate10;
export const schema: object = {"$id":"https://unpkg.com/tourwright/schemas/progress-record.schema.json","title":"ProgressRecord","type":"object","additionalProperties":false,"required":["tour","attempt","version","status","steps","startedAt","updatedAt"],"properties":{"tour":{"type":"string","minLength":1},"attempt":{"type":"integer","minimum":1},"version":{"type":"integer","minimum":1},"status":{"enum":["active","completed","dismissed"]},"steps":{"type":"object","additionalProperties":{"$ref":"#/$defs/stepRecord"}},"startedAt":{"$ref":"#/$defs/time"},"updatedAt":{"$ref":"#/$defs/time"}},"$defs":{"time":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,3})?Z$"},"stepRecord":{"title":"StepRecord","type":"object","additionalProperties":false,"required":["outcome","at","by"],"properties":{"outcome":{"enum":["completed","skipped","unavailable"]},"at":{"$ref":"#/$defs/time"},"by":{"enum":["user","agent","tour"]}}}}};
const func2 = ucs2length;
const pattern0 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,3})?Z$", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outcome === undefined){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
if(data.at === undefined){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
if(data.by === undefined){
const err2 = {instancePath};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "outcome") || (key0 === "at")) || (key0 === "by"))){
const err3 = {instancePath};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.outcome !== undefined){
let data0 = data.outcome;
if(!(((data0 === "completed") || (data0 === "skipped")) || (data0 === "unavailable"))){
const err4 = {instancePath:instancePath+"/outcome"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.at !== undefined){
let data1 = data.at;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/at"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/at"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.by !== undefined){
let data2 = data.by;
if(!(((data2 === "user") || (data2 === "agent")) || (data2 === "tour"))){
const err7 = {instancePath:instancePath+"/by"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath};
(vErrors ??= []).push(err8);
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://unpkg.com/tourwright/schemas/progress-record.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tour === undefined){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
if(data.attempt === undefined){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
if(data.version === undefined){
const err2 = {instancePath};
(vErrors ??= []).push(err2);
errors++;
}
if(data.status === undefined){
const err3 = {instancePath};
(vErrors ??= []).push(err3);
errors++;
}
if(data.steps === undefined){
const err4 = {instancePath};
(vErrors ??= []).push(err4);
errors++;
}
if(data.startedAt === undefined){
const err5 = {instancePath};
(vErrors ??= []).push(err5);
errors++;
}
if(data.updatedAt === undefined){
const err6 = {instancePath};
(vErrors ??= []).push(err6);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "tour") || (key0 === "attempt")) || (key0 === "version")) || (key0 === "status")) || (key0 === "steps")) || (key0 === "startedAt")) || (key0 === "updatedAt"))){
const err7 = {instancePath};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.tour !== undefined){
let data0 = data.tour;
if(typeof data0 === "string"){
if(func2(data0) < 1){
const err8 = {instancePath:instancePath+"/tour"};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/tour"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.attempt !== undefined){
let data1 = data.attempt;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err10 = {instancePath:instancePath+"/attempt"};
(vErrors ??= []).push(err10);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/attempt"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/version"};
(vErrors ??= []).push(err12);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/version"};
(vErrors ??= []).push(err13);
errors++;
}
}
}
if(data.status !== undefined){
let data3 = data.status;
if(!(((data3 === "active") || (data3 === "completed")) || (data3 === "dismissed"))){
const err14 = {instancePath:instancePath+"/status"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.steps !== undefined){
let data4 = data.steps;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!(validate11(data4[key1], {instancePath:instancePath+"/steps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/steps"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.startedAt !== undefined){
let data6 = data.startedAt;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err16 = {instancePath:instancePath+"/startedAt"};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/startedAt"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.updatedAt !== undefined){
let data7 = data.updatedAt;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err18 = {instancePath:instancePath+"/updatedAt"};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/updatedAt"};
(vErrors ??= []).push(err19);
errors++;
}
}
}
else {
const err20 = {instancePath};
(vErrors ??= []).push(err20);
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
