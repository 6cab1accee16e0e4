// @ts-nocheck
// Generated from the JSON Schemas in this folder by `npm run gen`. Do not edit.
import { ucs2length } from './checks.ts';
export const check: import('./index.ts').Check = validate10;
const schema11 = {"$id":"https://unpkg.com/tourwright/schemas/built-tour.schema.json","title":"BuiltTour","type":"object","additionalProperties":false,"required":["kind","format","hash","tour","uses"],"properties":{"kind":{"const":"BuiltTour"},"format":{"const":1},"hash":{"type":"string","minLength":1},"tour":{"type":"object"},"uses":{"type":"object","additionalProperties":false,"required":["tools","anchors"],"properties":{"tools":{"type":"object","additionalProperties":{"type":"string","minLength":1}},"anchors":{"type":"array","uniqueItems":true,"items":{"type":"string","minLength":1}}}}}};
const func2 = ucs2length;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://unpkg.com/tourwright/schemas/built-tour.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.format === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "format"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.hash === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hash"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.tour === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tour"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.uses === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uses"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "format")) || (key0 === "hash")) || (key0 === "tour")) || (key0 === "uses"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if("BuiltTour" !== data0){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "BuiltTour"},schema:"BuiltTour",parentSchema:schema11.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.format !== undefined){
let data1 = data.format;
if(1 !== data1){
const err7 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/const",keyword:"const",params:{allowedValue: 1},schema:1,parentSchema:schema11.properties.format,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.hash !== undefined){
let data2 = data.hash;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err8 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.hash,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: "string"},schema:schema11.properties.hash.type,parentSchema:schema11.properties.hash,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.tour !== undefined){
let data3 = data.tour;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err10 = {instancePath:instancePath+"/tour",schemaPath:"#/properties/tour/type",keyword:"type",params:{type: "object"},schema:schema11.properties.tour.type,parentSchema:schema11.properties.tour,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.uses !== undefined){
let data4 = data.uses;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.tools === undefined){
const err11 = {instancePath:instancePath+"/uses",schemaPath:"#/properties/uses/required",keyword:"required",params:{missingProperty: "tools"},schema:schema11.properties.uses.required,parentSchema:schema11.properties.uses,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.anchors === undefined){
const err12 = {instancePath:instancePath+"/uses",schemaPath:"#/properties/uses/required",keyword:"required",params:{missingProperty: "anchors"},schema:schema11.properties.uses.required,parentSchema:schema11.properties.uses,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data4){
if(!((key1 === "tools") || (key1 === "anchors"))){
const err13 = {instancePath:instancePath+"/uses",schemaPath:"#/properties/uses/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema11.properties.uses,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.tools !== undefined){
let data5 = data4.tools;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
let data6 = data5[key2];
if(typeof data6 === "string"){
if(func2(data6) < 1){
const err14 = {instancePath:instancePath+"/uses/tools/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/uses/properties/tools/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.uses.properties.tools.additionalProperties,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/uses/tools/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/uses/properties/tools/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema11.properties.uses.properties.tools.additionalProperties.type,parentSchema:schema11.properties.uses.properties.tools.additionalProperties,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/uses/tools",schemaPath:"#/properties/uses/properties/tools/type",keyword:"type",params:{type: "object"},schema:schema11.properties.uses.properties.tools.type,parentSchema:schema11.properties.uses.properties.tools,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.anchors !== undefined){
let data7 = data4.anchors;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(func2(data8) < 1){
const err17 = {instancePath:instancePath+"/uses/anchors/" + i0,schemaPath:"#/properties/uses/properties/anchors/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.uses.properties.anchors.items,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/uses/anchors/" + i0,schemaPath:"#/properties/uses/properties/anchors/items/type",keyword:"type",params:{type: "string"},schema:schema11.properties.uses.properties.anchors.items.type,parentSchema:schema11.properties.uses.properties.anchors.items,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data7[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err19 = {instancePath:instancePath+"/uses/anchors",schemaPath:"#/properties/uses/properties/anchors/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema11.properties.uses.properties.anchors,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err20 = {instancePath:instancePath+"/uses/anchors",schemaPath:"#/properties/uses/properties/anchors/type",keyword:"type",params:{type: "array"},schema:schema11.properties.uses.properties.anchors.type,parentSchema:schema11.properties.uses.properties.anchors,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/uses",schemaPath:"#/properties/uses/type",keyword:"type",params:{type: "object"},schema:schema11.properties.uses.type,parentSchema:schema11.properties.uses,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
