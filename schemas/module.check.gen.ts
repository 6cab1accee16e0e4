// @ts-nocheck
// Generated from the JSON Schemas in this folder by `npm run gen`. Do not edit.
import { equal, ucs2length } from './checks.ts';
export const check: import('./index.ts').Check = validate10;
export const schema: object = {"$id":"https://unpkg.com/tourwright/schemas/module.schema.json","title":"ModuleDocument","type":"object","additionalProperties":false,"required":["kind","key","apps"],"properties":{"kind":{"const":"Module"},"key":{"$ref":"#/$defs/key"},"apps":{"$ref":"#/$defs/names"},"routes":{"type":"array","items":{"$ref":"#/$defs/route"}},"resources":{"type":"array","items":{"$ref":"#/$defs/resource"}},"actions":{"type":"array","items":{"$ref":"#/$defs/action"}},"anchors":{"type":"array","items":{"$ref":"#/$defs/anchor"}},"themes":{"type":"array","items":{"$ref":"#/$defs/choice"}},"layouts":{"type":"array","items":{"$ref":"#/$defs/choice"}},"tours":{"type":"array","uniqueItems":true,"items":{"$ref":"#/$defs/key"}},"cards":{"type":"array","items":{"$ref":"#/$defs/card"}}},"$defs":{"key":{"type":"string","pattern":"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},"names":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1}},"jsonSchema":{"type":"object"},"fields":{"type":"object","additionalProperties":{"$ref":"#/$defs/jsonSchema"}},"ai":{"const":false},"reason":{"type":"string","minLength":1},"route":{"title":"RouteDeclaration","type":"object","additionalProperties":false,"required":["key","path"],"properties":{"key":{"$ref":"#/$defs/key"},"path":{"type":"string","pattern":"^/"},"title":{"type":"string","minLength":1},"description":{"type":"string","minLength":1},"params":{"type":"object","additionalProperties":{"enum":["public_id","string","integer"]}},"permission":{"type":"string","minLength":1},"panel":{"type":"boolean","default":false},"context":{"$ref":"#/$defs/context"},"ai":{"$ref":"#/$defs/ai"},"reason":{"$ref":"#/$defs/reason"}}},"context":{"title":"RouteContextDeclaration","type":"object","additionalProperties":false,"properties":{"record":{"type":"object","additionalProperties":false,"required":["model","param"],"properties":{"model":{"type":"string","minLength":1},"param":{"type":"string","minLength":1}}},"selection":{"type":"boolean"},"filters":{"type":"boolean"},"view":{"type":"boolean"},"modal":{"type":"boolean"}}},"resource":{"title":"ResourceDeclaration","type":"object","additionalProperties":false,"required":["key","route"],"properties":{"key":{"$ref":"#/$defs/key"},"route":{"$ref":"#/$defs/key"},"title":{"type":"string","minLength":1},"description":{"type":"string","minLength":1},"permission":{"type":"string","minLength":1},"filters":{"$ref":"#/$defs/fields"},"sort":{"$ref":"#/$defs/names"},"columns":{"$ref":"#/$defs/names"},"views":{"$ref":"#/$defs/names"},"search":{"type":"boolean"},"select":{"type":"boolean"},"ai":{"$ref":"#/$defs/ai"},"reason":{"$ref":"#/$defs/reason"}}},"action":{"title":"ActionDeclaration","type":"object","additionalProperties":false,"required":["key"],"properties":{"key":{"$ref":"#/$defs/key"},"title":{"type":"string","minLength":1},"description":{"type":"string","minLength":1},"permission":{"type":"string","minLength":1},"input":{"$ref":"#/$defs/fields"},"tool":{"type":"boolean","default":true},"forms":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["route"],"properties":{"route":{"$ref":"#/$defs/key"}}}},"prefill":{"type":"boolean"},"ai":{"$ref":"#/$defs/ai"},"reason":{"$ref":"#/$defs/reason"}}},"anchor":{"title":"AnchorDeclaration","type":"object","additionalProperties":false,"required":["key","routes"],"properties":{"key":{"$ref":"#/$defs/key"},"routes":{"anyOf":[{"const":"any"},{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/$defs/key"}}]},"within":{"$ref":"#/$defs/key"},"leadsTo":{"$ref":"#/$defs/key"},"opens":{"$ref":"#/$defs/key"},"closes":{"$ref":"#/$defs/key"},"locator":{"$ref":"#/$defs/locator"},"virtual":{"type":"boolean"},"description":{"type":"string","minLength":1},"ai":{"$ref":"#/$defs/ai"},"reason":{"$ref":"#/$defs/reason"}}},"locator":{"anyOf":[{"type":"object","additionalProperties":false,"required":["css"],"properties":{"css":{"type":"string","minLength":1}}},{"type":"object","additionalProperties":false,"required":["testId"],"properties":{"testId":{"type":"string","minLength":1}}},{"type":"object","additionalProperties":false,"required":["role","name"],"properties":{"role":{"type":"string","minLength":1},"name":{"type":"string","minLength":1}}}]},"choice":{"title":"ChoiceDeclaration","type":"object","additionalProperties":false,"required":["key"],"properties":{"key":{"$ref":"#/$defs/key"},"title":{"type":"string","minLength":1},"ai":{"$ref":"#/$defs/ai"},"reason":{"$ref":"#/$defs/reason"}}},"card":{"title":"CardDeclaration","type":"object","additionalProperties":false,"required":["key","output"],"properties":{"key":{"$ref":"#/$defs/key"},"output":{"$ref":"#/$defs/jsonSchema"}}}}};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
const func0 = equal;
const pattern0 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$", "u");
const schema14 = {"title":"RouteDeclaration","type":"object","additionalProperties":false,"required":["key","path"],"properties":{"key":{"$ref":"#/$defs/key"},"path":{"type":"string","pattern":"^/"},"title":{"type":"string","minLength":1},"description":{"type":"string","minLength":1},"params":{"type":"object","additionalProperties":{"enum":["public_id","string","integer"]}},"permission":{"type":"string","minLength":1},"panel":{"type":"boolean","default":false},"context":{"$ref":"#/$defs/context"},"ai":{"$ref":"#/$defs/ai"},"reason":{"$ref":"#/$defs/reason"}}};
const pattern2 = new RegExp("^/", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
if(data.path === undefined){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema14.properties, key0))){
const err2 = {instancePath};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/key"};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/key"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.path !== undefined){
let data1 = data.path;
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
const err5 = {instancePath:instancePath+"/path"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/path"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func3(data2) < 1){
const err7 = {instancePath:instancePath+"/title"};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(func3(data3) < 1){
const err9 = {instancePath:instancePath+"/description"};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/description"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.params !== undefined){
let data4 = data.params;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
let data5 = data4[key1];
if(!(((data5 === "public_id") || (data5 === "string")) || (data5 === "integer"))){
const err11 = {instancePath:instancePath+"/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/params"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.permission !== undefined){
let data6 = data.permission;
if(typeof data6 === "string"){
if(func3(data6) < 1){
const err13 = {instancePath:instancePath+"/permission"};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/permission"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.panel !== undefined){
if(typeof data.panel !== "boolean"){
const err15 = {instancePath:instancePath+"/panel"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.context !== undefined){
let data8 = data.context;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
if(!(((((key2 === "record") || (key2 === "selection")) || (key2 === "filters")) || (key2 === "view")) || (key2 === "modal"))){
const err16 = {instancePath:instancePath+"/context"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data8.record !== undefined){
let data9 = data8.record;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.model === undefined){
const err17 = {instancePath:instancePath+"/context/record"};
(vErrors ??= []).push(err17);
errors++;
}
if(data9.param === undefined){
const err18 = {instancePath:instancePath+"/context/record"};
(vErrors ??= []).push(err18);
errors++;
}
for(const key3 in data9){
if(!((key3 === "model") || (key3 === "param"))){
const err19 = {instancePath:instancePath+"/context/record"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data9.model !== undefined){
let data10 = data9.model;
if(typeof data10 === "string"){
if(func3(data10) < 1){
const err20 = {instancePath:instancePath+"/context/record/model"};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/context/record/model"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data9.param !== undefined){
let data11 = data9.param;
if(typeof data11 === "string"){
if(func3(data11) < 1){
const err22 = {instancePath:instancePath+"/context/record/param"};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/context/record/param"};
(vErrors ??= []).push(err23);
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/context/record"};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data8.selection !== undefined){
if(typeof data8.selection !== "boolean"){
const err25 = {instancePath:instancePath+"/context/selection"};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data8.filters !== undefined){
if(typeof data8.filters !== "boolean"){
const err26 = {instancePath:instancePath+"/context/filters"};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data8.view !== undefined){
if(typeof data8.view !== "boolean"){
const err27 = {instancePath:instancePath+"/context/view"};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data8.modal !== undefined){
if(typeof data8.modal !== "boolean"){
const err28 = {instancePath:instancePath+"/context/modal"};
(vErrors ??= []).push(err28);
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/context"};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.ai !== undefined){
if(false !== data.ai){
const err30 = {instancePath:instancePath+"/ai"};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data.reason !== undefined){
let data17 = data.reason;
if(typeof data17 === "string"){
if(func3(data17) < 1){
const err31 = {instancePath:instancePath+"/reason"};
(vErrors ??= []).push(err31);
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/reason"};
(vErrors ??= []).push(err32);
errors++;
}
}
}
else {
const err33 = {instancePath};
(vErrors ??= []).push(err33);
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const schema19 = {"title":"ResourceDeclaration","type":"object","additionalProperties":false,"required":["key","route"],"properties":{"key":{"$ref":"#/$defs/key"},"route":{"$ref":"#/$defs/key"},"title":{"type":"string","minLength":1},"description":{"type":"string","minLength":1},"permission":{"type":"string","minLength":1},"filters":{"$ref":"#/$defs/fields"},"sort":{"$ref":"#/$defs/names"},"columns":{"$ref":"#/$defs/names"},"views":{"$ref":"#/$defs/names"},"search":{"type":"boolean"},"select":{"type":"boolean"},"ai":{"$ref":"#/$defs/ai"},"reason":{"$ref":"#/$defs/reason"}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")};
(vErrors ??= []).push(err0);
errors++;
}
}
}
else {
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
if(data.route === undefined){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema19.properties, key0))){
const err2 = {instancePath};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/key"};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/key"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.route !== undefined){
let data1 = data.route;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/route"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/route"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func3(data2) < 1){
const err7 = {instancePath:instancePath+"/title"};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(func3(data3) < 1){
const err9 = {instancePath:instancePath+"/description"};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/description"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.permission !== undefined){
let data4 = data.permission;
if(typeof data4 === "string"){
if(func3(data4) < 1){
const err11 = {instancePath:instancePath+"/permission"};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/permission"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.filters !== undefined){
if(!(validate14(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
let data6 = data.sort;
if(Array.isArray(data6)){
if(data6.length < 1){
const err13 = {instancePath:instancePath+"/sort"};
(vErrors ??= []).push(err13);
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func3(data7) < 1){
const err14 = {instancePath:instancePath+"/sort/" + i0};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/sort/" + i0};
(vErrors ??= []).push(err15);
errors++;
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data6[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err16 = {instancePath:instancePath+"/sort"};
(vErrors ??= []).push(err16);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err17 = {instancePath:instancePath+"/sort"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.columns !== undefined){
let data8 = data.columns;
if(Array.isArray(data8)){
if(data8.length < 1){
const err18 = {instancePath:instancePath+"/columns"};
(vErrors ??= []).push(err18);
errors++;
}
const len1 = data8.length;
for(let i2=0; i2<len1; i2++){
let data9 = data8[i2];
if(typeof data9 === "string"){
if(func3(data9) < 1){
const err19 = {instancePath:instancePath+"/columns/" + i2};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/columns/" + i2};
(vErrors ??= []).push(err20);
errors++;
}
}
let i3 = data8.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data8[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err21 = {instancePath:instancePath+"/columns"};
(vErrors ??= []).push(err21);
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err22 = {instancePath:instancePath+"/columns"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.views !== undefined){
let data10 = data.views;
if(Array.isArray(data10)){
if(data10.length < 1){
const err23 = {instancePath:instancePath+"/views"};
(vErrors ??= []).push(err23);
errors++;
}
const len2 = data10.length;
for(let i4=0; i4<len2; i4++){
let data11 = data10[i4];
if(typeof data11 === "string"){
if(func3(data11) < 1){
const err24 = {instancePath:instancePath+"/views/" + i4};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/views/" + i4};
(vErrors ??= []).push(err25);
errors++;
}
}
let i5 = data10.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data10[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err26 = {instancePath:instancePath+"/views"};
(vErrors ??= []).push(err26);
errors++;
break;
}
indices2[item2] = i5;
}
}
}
else {
const err27 = {instancePath:instancePath+"/views"};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.search !== undefined){
if(typeof data.search !== "boolean"){
const err28 = {instancePath:instancePath+"/search"};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.select !== undefined){
if(typeof data.select !== "boolean"){
const err29 = {instancePath:instancePath+"/select"};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.ai !== undefined){
if(false !== data.ai){
const err30 = {instancePath:instancePath+"/ai"};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data.reason !== undefined){
let data15 = data.reason;
if(typeof data15 === "string"){
if(func3(data15) < 1){
const err31 = {instancePath:instancePath+"/reason"};
(vErrors ??= []).push(err31);
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/reason"};
(vErrors ??= []).push(err32);
errors++;
}
}
}
else {
const err33 = {instancePath};
(vErrors ??= []).push(err33);
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

const schema29 = {"title":"ActionDeclaration","type":"object","additionalProperties":false,"required":["key"],"properties":{"key":{"$ref":"#/$defs/key"},"title":{"type":"string","minLength":1},"description":{"type":"string","minLength":1},"permission":{"type":"string","minLength":1},"input":{"$ref":"#/$defs/fields"},"tool":{"type":"boolean","default":true},"forms":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["route"],"properties":{"route":{"$ref":"#/$defs/key"}}}},"prefill":{"type":"boolean"},"ai":{"$ref":"#/$defs/ai"},"reason":{"$ref":"#/$defs/reason"}}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema29.properties, key0))){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/key"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/key"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func3(data1) < 1){
const err4 = {instancePath:instancePath+"/title"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func3(data2) < 1){
const err6 = {instancePath:instancePath+"/description"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/description"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.permission !== undefined){
let data3 = data.permission;
if(typeof data3 === "string"){
if(func3(data3) < 1){
const err8 = {instancePath:instancePath+"/permission"};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/permission"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.input !== undefined){
if(!(validate14(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.tool !== undefined){
if(typeof data.tool !== "boolean"){
const err10 = {instancePath:instancePath+"/tool"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.forms !== undefined){
let data6 = data.forms;
if(Array.isArray(data6)){
if(data6.length < 1){
const err11 = {instancePath:instancePath+"/forms"};
(vErrors ??= []).push(err11);
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.route === undefined){
const err12 = {instancePath:instancePath+"/forms/" + i0};
(vErrors ??= []).push(err12);
errors++;
}
for(const key1 in data7){
if(!(key1 === "route")){
const err13 = {instancePath:instancePath+"/forms/" + i0};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data7.route !== undefined){
let data8 = data7.route;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err14 = {instancePath:instancePath+"/forms/" + i0+"/route"};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/forms/" + i0+"/route"};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/forms/" + i0};
(vErrors ??= []).push(err16);
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/forms"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.prefill !== undefined){
if(typeof data.prefill !== "boolean"){
const err18 = {instancePath:instancePath+"/prefill"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.ai !== undefined){
if(false !== data.ai){
const err19 = {instancePath:instancePath+"/ai"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.reason !== undefined){
let data11 = data.reason;
if(typeof data11 === "string"){
if(func3(data11) < 1){
const err20 = {instancePath:instancePath+"/reason"};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/reason"};
(vErrors ??= []).push(err21);
errors++;
}
}
}
else {
const err22 = {instancePath};
(vErrors ??= []).push(err22);
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const schema34 = {"title":"AnchorDeclaration","type":"object","additionalProperties":false,"required":["key","routes"],"properties":{"key":{"$ref":"#/$defs/key"},"routes":{"anyOf":[{"const":"any"},{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/$defs/key"}}]},"within":{"$ref":"#/$defs/key"},"leadsTo":{"$ref":"#/$defs/key"},"opens":{"$ref":"#/$defs/key"},"closes":{"$ref":"#/$defs/key"},"locator":{"$ref":"#/$defs/locator"},"virtual":{"type":"boolean"},"description":{"type":"string","minLength":1},"ai":{"$ref":"#/$defs/ai"},"reason":{"$ref":"#/$defs/reason"}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
if(data.routes === undefined){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema34.properties, key0))){
const err2 = {instancePath};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/key"};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/key"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.routes !== undefined){
let data1 = data.routes;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if("any" !== data1){
const err5 = {instancePath:instancePath+"/routes"};
(vErrors ??= []).push(err5);
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs8 = errors;
if(Array.isArray(data1)){
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/routes"};
(vErrors ??= []).push(err6);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/routes/" + i0};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/routes/" + i0};
(vErrors ??= []).push(err8);
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data1[i1], data1[j0])){
const err9 = {instancePath:instancePath+"/routes"};
(vErrors ??= []).push(err9);
errors++;
break outer0;
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/routes"};
(vErrors ??= []).push(err10);
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err11 = {instancePath:instancePath+"/routes"};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.within !== undefined){
let data3 = data.within;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err12 = {instancePath:instancePath+"/within"};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/within"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.leadsTo !== undefined){
let data4 = data.leadsTo;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err14 = {instancePath:instancePath+"/leadsTo"};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/leadsTo"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.opens !== undefined){
let data5 = data.opens;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err16 = {instancePath:instancePath+"/opens"};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/opens"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.closes !== undefined){
let data6 = data.closes;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err18 = {instancePath:instancePath+"/closes"};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/closes"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.locator !== undefined){
let data7 = data.locator;
const _errs27 = errors;
let valid12 = false;
const _errs28 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.css === undefined){
const err20 = {instancePath:instancePath+"/locator"};
(vErrors ??= []).push(err20);
errors++;
}
for(const key1 in data7){
if(!(key1 === "css")){
const err21 = {instancePath:instancePath+"/locator"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data7.css !== undefined){
let data8 = data7.css;
if(typeof data8 === "string"){
if(func3(data8) < 1){
const err22 = {instancePath:instancePath+"/locator/css"};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/locator/css"};
(vErrors ??= []).push(err23);
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/locator"};
(vErrors ??= []).push(err24);
errors++;
}
var _valid1 = _errs28 === errors;
valid12 = valid12 || _valid1;
if(!valid12){
const _errs33 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.testId === undefined){
const err25 = {instancePath:instancePath+"/locator"};
(vErrors ??= []).push(err25);
errors++;
}
for(const key2 in data7){
if(!(key2 === "testId")){
const err26 = {instancePath:instancePath+"/locator"};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data7.testId !== undefined){
let data9 = data7.testId;
if(typeof data9 === "string"){
if(func3(data9) < 1){
const err27 = {instancePath:instancePath+"/locator/testId"};
(vErrors ??= []).push(err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/locator/testId"};
(vErrors ??= []).push(err28);
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/locator"};
(vErrors ??= []).push(err29);
errors++;
}
var _valid1 = _errs33 === errors;
valid12 = valid12 || _valid1;
if(!valid12){
const _errs38 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.role === undefined){
const err30 = {instancePath:instancePath+"/locator"};
(vErrors ??= []).push(err30);
errors++;
}
if(data7.name === undefined){
const err31 = {instancePath:instancePath+"/locator"};
(vErrors ??= []).push(err31);
errors++;
}
for(const key3 in data7){
if(!((key3 === "role") || (key3 === "name"))){
const err32 = {instancePath:instancePath+"/locator"};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data7.role !== undefined){
let data10 = data7.role;
if(typeof data10 === "string"){
if(func3(data10) < 1){
const err33 = {instancePath:instancePath+"/locator/role"};
(vErrors ??= []).push(err33);
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/locator/role"};
(vErrors ??= []).push(err34);
errors++;
}
}
if(data7.name !== undefined){
let data11 = data7.name;
if(typeof data11 === "string"){
if(func3(data11) < 1){
const err35 = {instancePath:instancePath+"/locator/name"};
(vErrors ??= []).push(err35);
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/locator/name"};
(vErrors ??= []).push(err36);
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/locator"};
(vErrors ??= []).push(err37);
errors++;
}
var _valid1 = _errs38 === errors;
valid12 = valid12 || _valid1;
}
}
if(!valid12){
const err38 = {instancePath:instancePath+"/locator"};
(vErrors ??= []).push(err38);
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.virtual !== undefined){
if(typeof data.virtual !== "boolean"){
const err39 = {instancePath:instancePath+"/virtual"};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data.description !== undefined){
let data13 = data.description;
if(typeof data13 === "string"){
if(func3(data13) < 1){
const err40 = {instancePath:instancePath+"/description"};
(vErrors ??= []).push(err40);
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/description"};
(vErrors ??= []).push(err41);
errors++;
}
}
if(data.ai !== undefined){
if(false !== data.ai){
const err42 = {instancePath:instancePath+"/ai"};
(vErrors ??= []).push(err42);
errors++;
}
}
if(data.reason !== undefined){
let data15 = data.reason;
if(typeof data15 === "string"){
if(func3(data15) < 1){
const err43 = {instancePath:instancePath+"/reason"};
(vErrors ??= []).push(err43);
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/reason"};
(vErrors ??= []).push(err44);
errors++;
}
}
}
else {
const err45 = {instancePath};
(vErrors ??= []).push(err45);
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((((key0 === "key") || (key0 === "title")) || (key0 === "ai")) || (key0 === "reason"))){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/key"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/key"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func3(data1) < 1){
const err4 = {instancePath:instancePath+"/title"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.ai !== undefined){
if(false !== data.ai){
const err6 = {instancePath:instancePath+"/ai"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.reason !== undefined){
let data3 = data.reason;
if(typeof data3 === "string"){
if(func3(data3) < 1){
const err7 = {instancePath:instancePath+"/reason"};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/reason"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath};
(vErrors ??= []).push(err9);
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
if(data.output === undefined){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "key") || (key0 === "output"))){
const err2 = {instancePath};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/key"};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/key"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.output !== undefined){
let data1 = data.output;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err5 = {instancePath:instancePath+"/output"};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath};
(vErrors ??= []).push(err6);
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://unpkg.com/tourwright/schemas/module.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
if(data.key === undefined){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
if(data.apps === undefined){
const err2 = {instancePath};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema.properties, key0))){
const err3 = {instancePath};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.kind !== undefined){
if("Module" !== data.kind){
const err4 = {instancePath:instancePath+"/kind"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.key !== undefined){
let data1 = data.key;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/key"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/key"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.apps !== undefined){
let data2 = data.apps;
if(Array.isArray(data2)){
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/apps"};
(vErrors ??= []).push(err7);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func3(data3) < 1){
const err8 = {instancePath:instancePath+"/apps/" + i0};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/apps/" + i0};
(vErrors ??= []).push(err9);
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err10 = {instancePath:instancePath+"/apps"};
(vErrors ??= []).push(err10);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err11 = {instancePath:instancePath+"/apps"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.routes !== undefined){
let data4 = data.routes;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
if(!(validate11(data4[i2], {instancePath:instancePath+"/routes/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/routes"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.resources !== undefined){
let data6 = data.resources;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i3=0; i3<len2; i3++){
if(!(validate13(data6[i3], {instancePath:instancePath+"/resources/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/resources"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.actions !== undefined){
let data8 = data.actions;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i4=0; i4<len3; i4++){
if(!(validate17(data8[i4], {instancePath:instancePath+"/actions/" + i4,parentData:data8,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/actions"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.anchors !== undefined){
let data10 = data.anchors;
if(Array.isArray(data10)){
const len4 = data10.length;
for(let i5=0; i5<len4; i5++){
if(!(validate20(data10[i5], {instancePath:instancePath+"/anchors/" + i5,parentData:data10,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/anchors"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.themes !== undefined){
let data12 = data.themes;
if(Array.isArray(data12)){
const len5 = data12.length;
for(let i6=0; i6<len5; i6++){
if(!(validate22(data12[i6], {instancePath:instancePath+"/themes/" + i6,parentData:data12,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/themes"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.layouts !== undefined){
let data14 = data.layouts;
if(Array.isArray(data14)){
const len6 = data14.length;
for(let i7=0; i7<len6; i7++){
if(!(validate22(data14[i7], {instancePath:instancePath+"/layouts/" + i7,parentData:data14,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/layouts"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.tours !== undefined){
let data16 = data.tours;
if(Array.isArray(data16)){
const len7 = data16.length;
for(let i8=0; i8<len7; i8++){
let data17 = data16[i8];
if(typeof data17 === "string"){
if(!pattern0.test(data17)){
const err18 = {instancePath:instancePath+"/tours/" + i8};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/tours/" + i8};
(vErrors ??= []).push(err19);
errors++;
}
}
let i9 = data16.length;
let j1;
if(i9 > 1){
outer0:
for(;i9--;){
for(j1 = i9; j1--;){
if(func0(data16[i9], data16[j1])){
const err20 = {instancePath:instancePath+"/tours"};
(vErrors ??= []).push(err20);
errors++;
break outer0;
}
}
}
}
}
else {
const err21 = {instancePath:instancePath+"/tours"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.cards !== undefined){
let data18 = data.cards;
if(Array.isArray(data18)){
const len8 = data18.length;
for(let i10=0; i10<len8; i10++){
if(!(validate25(data18[i10], {instancePath:instancePath+"/cards/" + i10,parentData:data18,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/cards"};
(vErrors ??= []).push(err22);
errors++;
}
}
}
else {
const err23 = {instancePath};
(vErrors ??= []).push(err23);
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
